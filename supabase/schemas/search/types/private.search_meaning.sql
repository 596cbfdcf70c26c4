create type private.search_meaning as (
  place integer,
  word text,
  weight real,
  spelling text,
  is_typed boolean
);

comment on type private.search_meaning is 'A word in use that a typed word may mean: place of the typed word, 1 for certain to 0, how it is written, whether it is the typed word or begins with it.';
