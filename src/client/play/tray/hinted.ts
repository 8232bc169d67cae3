import { createContext } from 'preact';

/** The card that a hint names; nothing while nobody asked for one. */
export const HintedCard = createContext<string | null>(null);
