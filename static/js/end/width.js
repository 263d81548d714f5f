/** How wide a chart may be: charts are drawn in real pixels, so that their words stay readable. */
import { useLayoutEffect, useRef, useState } from "../../vendor/hooks.js";

/**
 * @returns {[import("preact").RefObject<any>, number]} a ref for the box and its width
 */
export function useWidth() {
  const box = useRef(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setWidth(Math.floor(box.current.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return [box, width];
}
