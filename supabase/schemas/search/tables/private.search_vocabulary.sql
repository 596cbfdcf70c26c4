create table private.search_vocabulary (
  word text collate pg_catalog."C" not null,
  skeleton text collate pg_catalog."C" not null,
  spelling text collate pg_catalog."C" not null,
  uses integer not null default 1,
  slips text[] collate pg_catalog."C" generated always as (private.slips_of(word)) stored,
  constraint search_vocabulary_pkey primary key (word)
);

create index search_vocabulary_alike_idx on private.search_vocabulary using gin (word extensions.gin_trgm_ops);

create index search_vocabulary_skeleton_idx on private.search_vocabulary using btree (skeleton);

create index search_vocabulary_spelling_idx on private.search_vocabulary using btree (spelling);

comment on column private.search_vocabulary.spelling is 'The word as it was written first, in small letters: to be shown.';

comment on column private.search_vocabulary.uses is 'In how many entries the word stands, as of last night.';

comment on table private.search_vocabulary is 'The folded words of everything that can be found. Words are added as they appear; uses are counted each night.';

comment on column private.search_vocabulary.slips is 'See slips_of.';

create index search_vocabulary_slips_idx on private.search_vocabulary using gin (slips)
  with (fastupdate=off);
