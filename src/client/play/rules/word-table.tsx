import type { JSX } from 'preact';
import type { TableWords } from './book.ts';

export function WordTable({ says }: { readonly says: TableWords }): JSX.Element {
  return (
    <table class="deck">
      <caption class="sr">{says.caption}</caption>
      <thead>
        <tr>
          {says.head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {says.rows.map(([name, ...rest]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {rest.map((what, i) => (
              <td key={i}>{what}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
