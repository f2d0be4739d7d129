/** What PDFKit takes as well, and its types don't know. */
declare namespace PDFKit.Mixins {
  interface PDFFont {
    /** A font that is parsed already, which documents can share. */
    registerFont(name: string, font: import('./fonts').ParsedFont): this;
  }

  /** A picture that is read already; a document that draws it again holds it once. */
  interface OpenImage {
    readonly width: number;
    readonly height: number;
  }

  interface PDFImage {
    openImage(src: ImageSrc): OpenImage;
    image(image: OpenImage, x: number, y: number, options: ImageOption): this;
  }
}
