/** « de Mira », « d’Anna ». */
export const of = (name: string): string => (/^[aeiouyhàâéèêëîïôûœæ]/i.test(name) ? `d’${name}` : `de ${name}`);
