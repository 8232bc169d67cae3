import type { ComponentChildren, JSX, RefObject } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { animate, EASES, isStill, TIMES } from './motion/still.ts';
import { classNames } from './class-names.ts';
import { focusBack } from './focus-back.ts';
import { IconButton } from './icon-button.tsx';

interface Props {
  readonly title: ComponentChildren;
  /** Esc, a tap beside it, or the cross. */
  readonly onClose: () => void;
  /** With it, a cross stands in the corner. */
  readonly closeLabel?: string | undefined;
  readonly class?: string | undefined;
  readonly children?: ComponentChildren;
}

let open = 0;

/** Whether one lies over the page. */
export function isDialogOpen(): boolean {
  return open > 0;
}

/** Paper in the middle, a sheet from below on a phone. Open as long as it is shown. */
export function Dialog({ title, onClose, closeLabel, class: className, children }: Props): JSX.Element {
  const ref = useRef<HTMLDialogElement>(null);
  const beganBeside = useRef(false);
  const id = useId();
  /** Sinks and fades, then it is gone. */
  const leave = (): void => {
    if (isStill()) onClose();
    else void sink(ref.current).then(onClose);
  };
  useModal(ref);
  return (
    <dialog
      ref={ref}
      class={classNames('dialog', className)}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onClose={() => {
        // a second Esc closes it without asking; after our own closing it is no longer there
        if (ref.current !== null) onClose();
      }}
      onPointerDown={(event) => {
        beganBeside.current = event.target === ref.current;
      }}
      onClick={(event) => {
        if (event.target === ref.current && beganBeside.current) leave();
      }}
    >
      <div class="dlgin">
        <div class="dlghead">
          <h2 id={id}>{title}</h2>
          {closeLabel !== undefined && <IconButton icon="close" label={closeLabel} onClick={leave} />}
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** Open as long as it is shown; then the focus goes back. */
function useModal(ref: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    if (dialog !== null && !dialog.open) dialog.showModal();
    open++;
    return () => {
      open--;
      dialog?.close();
      focusBack(before);
    };
  }, []);
}

async function sink(dialog: HTMLDialogElement | null): Promise<void> {
  const timing = { duration: TIMES.open, easing: EASES.in, fill: 'forwards' } as const;
  void animate(dialog, [{ opacity: 1 }, { opacity: 0 }], { ...timing, pseudoElement: '::backdrop' });
  await animate(dialog, [{}, { transform: 'translateY(24px)', opacity: 0 }], timing);
}
