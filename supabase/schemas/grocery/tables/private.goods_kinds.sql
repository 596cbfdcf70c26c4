create table private.goods_kinds (
  word text not null,
  kind text not null,
  constraint goods_kind_word check (((word = lower(word)) AND (word !~ '\s'::text))),
  constraint goods_kinds_pkey primary key (word)
);

comment on table private.goods_kinds is 'Words in names of goods that mean the same kind of thing, where the last word of the name does not say it: basmati is rice.';
