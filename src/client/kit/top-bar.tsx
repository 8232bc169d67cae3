import type { ComponentChildren, JSX } from 'preact';
import { IconButton } from './icon-button.tsx';
import type { IconName } from './icon.tsx';

interface Props {
  readonly title: ComponentChildren;
  /** Pills beside the title. */
  readonly middle?: ComponentChildren;
  /** Icon buttons at the right. */
  readonly right?: ComponentChildren;
  readonly onMenu: () => void;
  readonly menuLabel: string;
  readonly menuIcon?: IconName | undefined;
}

export function TopBar({ title, middle, right, onMenu, menuLabel, menuIcon = 'menu' }: Props): JSX.Element {
  return (
    <header class="topbar">
      <IconButton icon={menuIcon} label={menuLabel} onClick={onMenu} />
      <div class="where">
        <h1>{title}</h1>
        {middle}
      </div>
      {right}
    </header>
  );
}
