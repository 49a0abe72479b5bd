import { isPicture, type MaterialFileType } from '@/lib/materials/material-file';

type Props = {
  file: { mime: MaterialFileType; url: string };
  /** The alternative text of a picture. */
  alt: string;
  /** The label of the download link of any other file. */
  save: string;
};

/** A teacher's file: a picture is shown, a PDF is downloaded. */
export function ShownFile({ file: { mime, url }, alt, save }: Props) {
  if (!isPicture(mime))
    return (
      <a href={url} download className="btn btn-secondary justify-self-start">
        {save}
      </a>
    );
  // eslint-disable-next-line @next/next/no-img-element -- one person's, by a link that ends: nothing for the image optimizer
  return <img src={url} alt={alt} className="h-auto max-h-[80vh] max-w-full rounded-card border border-line" />;
}
