type Props = { classes: readonly { id: string; name: string }[] };

/** The classes as options of a select. */
export const ClassOptions = ({ classes }: Props) =>
  classes.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
