import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface Grid {
  readonly size: number;
  readonly data: readonly (readonly boolean[])[];
}

/** An address as a picture for a camera, dark on light in both themes. What draws it is loaded when it is needed. */
export function Qr({ text, label }: { readonly text: string; readonly label: string }): JSX.Element {
  const [grid, setGrid] = useState<Grid | null>(null);
  useEffect(() => {
    let isWanted = true;
    void import('uqr').then(({ encode }) => isWanted && setGrid(encode(text, { border: 0 })));
    return () => {
      isWanted = false;
    };
  }, [text]);
  return (
    <div class="qrbox">
      <svg class="qr" viewBox={`0 0 ${grid?.size ?? 1} ${grid?.size ?? 1}`} role="img" aria-label={label}>
        {grid !== null && <path d={pathOf(grid)} fill="#2a2140" shape-rendering="crispEdges" />}
      </svg>
    </div>
  );
}

function pathOf({ data }: Grid): string {
  return data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
