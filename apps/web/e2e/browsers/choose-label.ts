const LINES = ["80% COTTON", "20% POLYESTER", "MADE IN PORTUGAL"];

/** The composition printed on the drawn label, and the expected result of reading it. */
export const LABEL_TEXT = "80% cotton, 20% polyester";

/** An expression that draws a care label in the page and selects its photo as if a shopper had chosen a file. */
export const CHOOSE_LABEL = `(() => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 900, height: 600 });
  const pen = canvas.getContext("2d");
  pen.fillStyle = "#f4f1ea";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "#222";
  pen.font = "64px sans-serif";
  for (const [line, words] of ${JSON.stringify(LINES)}.entries()) pen.fillText(words, 60, 140 + line * 120);
  const bytes = Uint8Array.from(atob(canvas.toDataURL("image/png").split(",")[1]), (letter) => letter.charCodeAt(0));
  const files = new DataTransfer();
  files.items.add(new File([bytes], "label.png", { type: "image/png" }));
  const field = document.querySelector("input[type=file]");
  field.files = files.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
})()`;

/** An expression that evaluates to the dialog's reading of the label, or "" until the label has been read. */
export const LABEL_READ = `[...document.querySelectorAll("[role=dialog] textarea")].map(({ value }) => value).join()`;
