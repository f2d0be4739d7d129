/** A bucket of an S3-compatible storage, and the key to it. */
export interface S3Address {
  /** Where the storage is, without bucket and key. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** What the names of all objects begin with: empty, or with a slash at its end. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const REGION = 'us-east-1';

const PATH = /^\/(?<bucket>[a-z0-9][a-z0-9.-]+)(?:\/(?<folder>[\w./-]*[\w.-]))?\/?$/;

/** What percent-encoding stands for; `undefined` where it stands for nothing. */
const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/**
 * Reads `https://key:secret@host:port/bucket/folder?region=…`, with or without port, folder and region. Signs of key
 * and secret that mean something in an address are percent-encoded.
 *
 * @returns `undefined` for anything else
 */
export const readS3Address = (text: string): S3Address | undefined => {
  if (!URL.canParse(text)) return undefined;
  const { protocol, host, username, password, pathname, searchParams } = new URL(text);
  const { bucket, folder } = PATH.exec(pathname)?.groups ?? {};
  const isHttp = protocol === 'http:' || protocol === 'https:';
  const [accessKeyId, secretAccessKey] = [decoded(username), decoded(password)];
  if (!isHttp || bucket === undefined || !accessKeyId || !secretAccessKey) return undefined;
  return {
    endpoint: `${protocol}//${host}`,
    region: searchParams.get('region') || REGION,
    bucket,
    prefix: folder === undefined ? '' : `${folder}/`,
    accessKeyId,
    secretAccessKey,
  };
};
