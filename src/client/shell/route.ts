import { useEffect, useState } from 'preact/hooks';
import { ADDRESSES } from '../../protocol/addresses.ts';
import { filled, readFrom } from '../../protocol/path.ts';

/** Where the page is. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'tables' }
  | { readonly page: 'settings' }
  | { readonly page: 'link' }
  | { readonly page: 'set'; readonly game: string }
  | { readonly page: 'join'; readonly code: string }
  /** The rules of a game; a clause of them is the address' fragment. */
  | { readonly page: 'rules'; readonly game: string; readonly clause?: string }
  /** A table on the server, or one in this browser. */
  | { readonly page: 'table'; readonly id: string; readonly isOnline: boolean }
  /** A match there that has ended, looked back at. */
  | { readonly page: 'back'; readonly id: string; readonly isOnline: boolean }
  | { readonly page: 'lost' };

type Address = keyof typeof ADDRESSES;

export function routeOf(path: string): Route {
  try {
    for (const name of Object.keys(ADDRESSES) as Address[]) {
      const params = readFrom(ADDRESSES[name], path);
      if (params !== undefined) return routeTo(name, params);
    }
  } catch {
    // nobody can have written such an address
  }
  return { page: 'lost' };
}

function routeTo(address: Address, params: Readonly<Record<string, string>>): Route {
  const { table: id } = params;
  if (id === undefined) return { page: address, ...params } as Route;
  const page = address === 'table' || address === 'aloneTable' ? 'table' : 'back';
  return { page, id, isOnline: address === page };
}

export function pathOf(route: Route): string {
  switch (route.page) {
    case 'lost':
      return ADDRESSES.home;
    case 'table':
      return filled(route.isOnline ? ADDRESSES.table : ADDRESSES.aloneTable, { table: route.id });
    case 'back':
      return filled(route.isOnline ? ADDRESSES.back : ADDRESSES.aloneBack, { table: route.id });
    case 'rules':
      return `${filled(ADDRESSES.rules, route)}${route.clause === undefined ? '' : `#${route.clause}`}`;
    default:
      return filled<string>(ADDRESSES[route.page], route);
  }
}

const MOVED = 'straws:moved';

/** Goes to another page of ours without loading anything. */
export function go(route: Route, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') {
    history.replaceState({ scroll: scrollY }, '');
    history.pushState(null, '', pathOf(route));
  } else history.replaceState(null, '', pathOf(route));
  dispatchEvent(new Event(MOVED));
}

/** How far down somebody was who comes back here. */
export function scrollBefore(): number {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('scroll' in state)) return 0;
  return typeof state.scroll === 'number' ? state.scroll : 0;
}

export function useRoute(): Route {
  return routeOf(useAddress(() => location.pathname));
}

/** What the address names inside of the page, without its sign. */
export function useFragment(): string {
  return useAddress(() => location.hash.slice(1));
}

function useAddress(read: () => string): string {
  const [address, setAddress] = useState(read);
  useEffect(() => {
    const look = (): void => setAddress(read());
    for (const event of ['popstate', 'hashchange', MOVED]) addEventListener(event, look);
    return () => {
      for (const event of ['popstate', 'hashchange', MOVED]) removeEventListener(event, look);
    };
  }, []);
  return address;
}
