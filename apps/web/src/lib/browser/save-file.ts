export interface SavedFile {
  filename: string;
  contentType: string;
  content: string;
}

/** Hands a file to the browser's downloads. */
export function saveFile({ filename, contentType, content }: SavedFile): void {
  const url = URL.createObjectURL(new Blob([content], { type: contentType }));
  const link = document.createElement("a");
  link.href = url;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(url);
}
