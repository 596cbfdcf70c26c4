create extension btree_gist schema extensions;

comment on extension btree_gist is 'support for indexing common datatypes in GiST';
