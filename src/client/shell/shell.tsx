import type { ComponentChildren, JSX } from 'preact';
import { Header } from './header.tsx';
import { mainRef } from './use-page.ts';
import './styles/pages.css';

/** A page that is not a table: the head, and what it is about. */
export function Shell({
  here,
  children,
  foot,
}: {
  readonly here?: 'home' | 'settings';
  readonly children: ComponentChildren;
  readonly foot?: ComponentChildren;
}): JSX.Element {
  return (
    <>
      {here === undefined ? <Header /> : <Header here={here} />}
      <main tabIndex={-1} ref={mainRef}>
        {children}
      </main>
      {foot}
    </>
  );
}
