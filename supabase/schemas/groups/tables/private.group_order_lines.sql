create table private.group_order_lines (
  order_id uuid not null,
  "position" smallint not null,
  person_id uuid not null,
  constraint group_order_lines_pkey primary key (order_id, "position"),
  constraint group_order_lines_person_id_fkey foreign key (person_id) references private.group_people(id)
    on delete cascade,
  constraint group_order_lines_order_id_position_fkey foreign key (order_id, "position")
    references public.order_items(order_id, "position") on delete cascade
);

create index group_order_lines_person_idx on private.group_order_lines using btree (person_id);

comment on table private.group_order_lines is 'Who of a group chose a line of an order; what nobody of the group chose is the host''s.';
