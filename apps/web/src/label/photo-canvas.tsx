import { useEffect, useRef } from "react";

const WIDTH = 960;

/** Renders a local photo on a canvas, because the content security policy blocks images with blob URLs. */
export function PhotoCanvas({ photo, name }: { photo: Blob; name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isShown = true;
    const draw = async () => {
      const bitmap = await createImageBitmap(photo);
      const context = isShown ? canvas.current?.getContext("2d") : null;
      if (context) {
        context.canvas.width = Math.min(WIDTH, bitmap.width);
        context.canvas.height = (bitmap.height * context.canvas.width) / bitmap.width;
        context.drawImage(bitmap, 0, 0, context.canvas.width, context.canvas.height);
      }
      bitmap.close();
    };
    // The code that reads the photo reports when it cannot be opened.
    draw().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [photo]);
  return (
    <figure aria-label={name}>
      <canvas
        ref={canvas}
        className="max-h-64 w-full rounded-md bg-sunk object-contain"
        width={WIDTH}
        height={WIDTH / 2}
      />
    </figure>
  );
}
