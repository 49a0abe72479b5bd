type Props = { classes: readonly { id: string; name: string }[] };

/** The classes among which a field lets one choose. */
export const ClassOptions = ({ classes }: Props) =>
  classes.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
