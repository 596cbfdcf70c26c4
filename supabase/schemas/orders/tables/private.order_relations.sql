create table private.order_relations (
  from_order uuid not null,
  to_order uuid not null,
  relation text not null,
  at timestamp with time zone not null default now(),
  constraint order_relation_of_two check ((from_order <> to_order)),
  constraint order_relations_pkey primary key (from_order, to_order, relation),
  constraint order_relations_relation_fkey foreign key (relation)
    references private.order_relation_kinds(relation),
  constraint order_relations_from_order_fkey foreign key (from_order) references public.enhanced_orders(id),
  constraint order_relations_to_order_fkey foreign key (to_order) references public.enhanced_orders(id)
);

create index order_relations_relation_idx on private.order_relations using btree (relation);

create index order_relations_to_order_idx on private.order_relations using btree (to_order);

create trigger order_relations_are_append_only
  before delete or update on private.order_relations
  for each row
  execute function private.forbid_change();

comment on table private.order_relations is 'Which order belongs to which other, and how. Append-only.';
