import { expect, test } from 'vitest';
import { readS3Address } from './s3Address';

test('an address names storage, bucket and key', () => {
  expect(readS3Address('https://AKIA:a%2Fb%2Bc@s3.example.com/media?region=eu-west-1')).toEqual({
    endpoint: 'https://s3.example.com',
    region: 'eu-west-1',
    bucket: 'media',
    prefix: '',
    accessKeyId: 'AKIA',
    secretAccessKey: 'a/b+c',
  });
  expect(readS3Address('http://key:secret@127.0.0.1:9000/media/back/office/')).toMatchObject({
    endpoint: 'http://127.0.0.1:9000',
    region: 'us-east-1',
    bucket: 'media',
    prefix: 'back/office/',
  });
});

test.each([
  'media',
  's3://key:secret@host/media',
  'https://s3.example.com/media',
  'https://key@s3.example.com/media',
  'https://key:secret@s3.example.com',
  'https://key:%zz@s3.example.com/media',
  'https://key:secret@s3.example.com/Media',
])('%s is none', (address) => {
  expect(readS3Address(address)).toBeUndefined();
});
