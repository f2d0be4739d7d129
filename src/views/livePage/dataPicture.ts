/**
 * A picture of this server as a sandboxed page can show it, which reaches no address: as `data:`.
 *
 * @param width the greatest that it is shown at, in pixels of a sharp screen
 */
export const dataPicture = async (address: string, width: number): Promise<string> => {
  // Not fetched: this page may show what it has itself as `blob:`, and read no such address.
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(width, image.naturalWidth);
  canvas.height = Math.max(
    1,
    Math.round((image.naturalHeight * canvas.width) / image.naturalWidth),
  );
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', 0.8);
};
