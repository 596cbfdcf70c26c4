create table private.search_synonyms (
  word text collate pg_catalog."C" not null,
  means text collate pg_catalog."C" not null,
  is_same boolean not null default false,
  constraint search_synonyms_pkey primary key (word, means)
);

comment on column private.search_synonyms.is_same is 'Whether it is the same thing by another name, such as dahi and curd, and not merely something near, such as cheese and paneer.';

comment on table private.search_synonyms is 'Folded words that mean the same, both ways: dahi is curd.';
