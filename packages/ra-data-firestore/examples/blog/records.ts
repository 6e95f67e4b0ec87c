/** What the blog keeps, by resource. */
export interface Records {
  posts: {
    title: string;
    text: string;
    authorId: string;
    tagIds: string[];
    status: 'draft' | 'published';
    publishedAt: Date;
    version: number;
  };
  authors: { name: string };
  tags: { name: string };
  /** Below their post: `posts/{parent}/comments`. */
  comments: { writer: string; text: string; writtenAt: Date };
}
