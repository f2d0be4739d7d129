const RATE = 8_000;
const HEADER_BYTES = 44;
const BITS = 8;

/** A chime as WAV: tones in hertz that follow each other and fade, each half a second. */
export const chime = (tones: readonly number[]): Buffer => {
  const each = RATE / 2;
  const samples = tones.flatMap((tone) =>
    Array.from({ length: each }, (_, at) => {
      const fade = 1 - at / each;
      return Math.round(128 + 90 * fade * Math.sin((2 * Math.PI * tone * at) / RATE));
    }),
  );
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('RIFF', 0);
  header.writeUInt32LE(HEADER_BYTES - 8 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(BITS, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, Buffer.from(samples)]);
};
