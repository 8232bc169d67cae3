import type { ComponentChildren, JSX } from 'preact';

/** A line that comes and goes. Whoever shows it takes it away again. */
export function Toast({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return (
    <div class="toasts" role="status">
      <span class="toast">{children}</span>
    </div>
  );
}
