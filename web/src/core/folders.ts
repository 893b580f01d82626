// Files in the folders of the games, found by listing: `$games/ID/...` are the games that the core was built with.

export type Listing<T> = Readonly<Record<string, () => Promise<T>>>;

/** How to fetch a game's file, such as `course.txt`. */
export const fileOf = <T>(listing: Listing<T>, id: string, name: string): (() => Promise<T>) | undefined =>
  Object.entries(listing).find(([path]) => path.endsWith(`/${id}/${name}`))?.[1];

/** The same for a folder with a file in each language; in English where there is no translation. */
export const translationOf = <T>(
  listing: Listing<T>,
  id: string,
  folder: string,
  language: string,
  ending: string,
): (() => Promise<T>) | undefined =>
  fileOf(listing, id, `${folder}/${language}.${ending}`) ?? fileOf(listing, id, `${folder}/en.${ending}`);
