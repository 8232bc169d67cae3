/** What can be agreed on before a match: by option and value; a switch has words for itself only. */
export const options = {
  form: {
    title: 'The voyage',
    values: {
      single: {
        short: 'one week',
        label: 'one week',
        says: 'Seven days, one dinner. Whoever holds the most of what is eaten wins.',
      },
      announced: {
        short: 'long, announced',
        label: 'long, announced',
        says: 'The “Règle avancée” of the published rules. Week after week, each a day shorter. At its end you say more than the last one did, or “not more”. Whoever wins it shows the whole hand and banishes a character. Who runs out of cards is out.',
      },
      declared: {
        short: 'long, declared',
        label: 'long, declared',
        says: 'The “Variation” of the published rules. Week after week, each a day shorter. At its end all say their points; who is level compares further down the plate. Whoever wins it shows only what counted and banishes a character. Who runs out of cards is out.',
      },
    },
  },
  'coco-may-sleep': {
    title: 'Coco may go back to sleep',
    short: 'Coco may sleep',
    says: 'A Coco that you turned up may nap in your hand to the end, and count there. Off: once turned up it has to use a power.',
  },
};
