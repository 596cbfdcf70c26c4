create table private.order_relation_kinds (
  relation text not null,
  means text not null,
  constraint order_relation_kinds_pkey primary key (relation),
  constraint order_relation_means check (((length(means) >= 1) AND (length(means) <= 200))),
  constraint order_relation_name check ((relation ~ '^[a-z][a-z_]{0,39}$'::text))
);

comment on column private.order_relation_kinds.means is 'What the order named first is to the one named second.';

comment on table private.order_relation_kinds is 'How one order can belong to another; a trade may add its own.';
