import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Incoming } from './Incoming';
import { type ByteRange, MissingObject, type Storage, type StoredObject } from './Storage';
import { StorageError, type StorageProblem } from './StorageError';
import type { S3Address } from './s3Address';

const MEBIBYTE = 1024 * 1024;

/** How much of a file is in memory while it goes there: as many parts as go at once. */
const PARTS = { partSize: 8 * MEBIBYTE, queueSize: 2 };

/** Milliseconds; one that is reached answers long before. */
const TIMEOUTS = { connectionTimeout: 5_000, socketTimeout: 120_000 };

/** Each file that somebody is downloading takes a connection. */
const MOST_CONNECTIONS = 500;

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

const codeOf = (error: unknown): string => {
  const { code, name }: { code?: unknown; name?: unknown } = Object(error);
  return String(code ?? name ?? error);
};

const problemOf = (error: unknown): StorageProblem => {
  const status = statusOf(error);
  if (status === 401 || status === 403) return 'denied';
  return status === 404 ? 'noBucket' : 'unreachable';
};

/** Whether what was asked for isn't in the bucket, which itself is there. */
const isMissing = (error: unknown): boolean =>
  error instanceof StorageError &&
  error.problem === 'noBucket' &&
  error.params.code !== 'NoSuchBucket';

/** A bucket of an S3-compatible storage: a key is the name of an object. */
class Bucket implements Storage {
  readonly isRemote = true;
  private readonly client: S3Client;

  constructor(
    private readonly address: S3Address,
    private readonly incoming: Incoming,
  ) {
    const { endpoint, region, accessKeyId, secretAccessKey } = address;
    const agent = { maxSockets: MOST_CONNECTIONS, keepAlive: true };
    this.client = new S3Client({
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
      // A bucket below the host is what all storages understand; so are requests without newer checksums.
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { ...TIMEOUTS, httpAgent: agent, httpsAgent: agent },
    });
  }

  /** @throws StorageError where the bucket can't be used */
  async check(): Promise<void> {
    const { bucket: Bucket } = this.address;
    await this.asked(this.client.send(new HeadBucketCommand({ Bucket })));
  }

  async sizeOf(key: string): Promise<number | undefined> {
    try {
      const head = await this.askedFor(
        key,
        this.client.send(new HeadObjectCommand(this.named(key))),
      );
      return head.ContentLength;
    } catch (error) {
      if (error instanceof MissingObject) return undefined;
      throw error;
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const command = new GetObjectCommand({ ...this.named(key), Range });
    const { Body } = await this.askedFor(key, this.client.send(command));
    if (Body instanceof Readable) return Body;
    throw new MissingObject(key);
  }

  async put(key: string, path: string): Promise<void> {
    const Body = createReadStream(path);
    const upload = new Upload({
      client: this.client,
      params: { ...this.named(key), Body },
      ...PARTS,
    });
    // A part that fails ends the upload: what lies under the key is the whole or what was there before.
    await this.asked(upload.done()).finally(() => Body.destroy());
  }

  async move(from: string, to: string): Promise<void> {
    const { Bucket, Key } = this.named(from);
    const CopySource = encodeURI(`${Bucket}/${Key}`);
    const command = new CopyObjectCommand({ ...this.named(to), CopySource });
    await this.askedFor(from, this.client.send(command));
    await this.remove(from);
  }

  async remove(key: string): Promise<void> {
    await this.asked(this.client.send(new DeleteObjectCommand(this.named(key))));
  }

  /** An upload in parts that is cut off with its process leaves those that were there, which no list shows. */
  async clearUnfinished(before: number): Promise<void> {
    const { bucket: Bucket } = this.address;
    for await (const { Key, UploadId, Initiated } of this.uploads()) {
      if (Key === undefined || (Initiated?.getTime() ?? 0) >= before) continue;
      const command = new AbortMultipartUploadCommand({ Bucket, Key, UploadId });
      // It may have ended meanwhile.
      await this.asked(this.client.send(command)).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    }
  }

  async *list(prefix: string): AsyncIterable<StoredObject> {
    const { client, address } = this;
    const pages = paginateListObjectsV2(
      { client },
      {
        Bucket: address.bucket,
        Prefix: address.prefix + prefix,
      },
    );
    for (;;) {
      const { value, done } = await this.asked(pages.next());
      if (done) return;
      for (const { Key, LastModified } of value.Contents ?? [])
        if (Key !== undefined)
          yield { key: Key.slice(address.prefix.length), at: LastModified?.getTime() ?? 0 };
    }
  }

  async withLocal<T>(key: string, work: (path: string) => Promise<T>): Promise<T> {
    const path = await this.incoming.newPath();
    try {
      const content = await this.read(key);
      await this.asked(pipeline(content, createWriteStream(path)));
      return await work(path);
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Uploads in parts that aren't over; none of a storage that can't list them. */
  private async *uploads() {
    const { bucket: Bucket, prefix: Prefix } = this.address;
    let after: Pick<ListMultipartUploadsCommandOutput, 'NextKeyMarker' | 'NextUploadIdMarker'> = {};
    for (;;) {
      const { NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = after;
      const command = new ListMultipartUploadsCommand({
        Bucket,
        Prefix,
        KeyMarker,
        UploadIdMarker,
      });
      const listed = await this.asked(this.client.send(command)).catch((error: unknown) => {
        if (!(error instanceof StorageError) || error.params.code !== 'NotImplemented') throw error;
      });
      yield* listed?.Uploads ?? [];
      if (!listed?.IsTruncated) return;
      after = listed;
    }
  }

  private named(key: string) {
    return { Bucket: this.address.bucket, Key: this.address.prefix + key };
  }

  private async asked<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      const { endpoint, bucket } = this.address;
      throw new StorageError(problemOf(error), { endpoint, bucket, code: codeOf(error) }, error);
    }
  }

  /** What is answered of one object. @throws MissingObject */
  private async askedFor<T>(key: string, answer: Promise<T>): Promise<T> {
    try {
      return await this.asked(answer);
    } catch (error) {
      if (isMissing(error)) throw new MissingObject(key, error);
      throw error;
    }
  }
}

/**
 * Opens a bucket.
 *
 * @param incoming where files lie on this machine meanwhile
 * @throws StorageError where it can't be used
 */
export const openBucket = async (address: S3Address, incoming: Incoming): Promise<Storage> => {
  const bucket = new Bucket(address, incoming);
  await bucket.check();
  return bucket;
};
