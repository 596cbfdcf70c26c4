create table private.appeal_openings (
  id bigint generated always as identity not null,
  measure_id uuid not null,
  page smallint not null,
  opened_by uuid not null,
  at timestamp with time zone not null default now(),
  constraint appeal_openings_pkey primary key (id),
  constraint appeal_openings_measure_id_fkey foreign key (measure_id) references private.measures(id)
    on delete cascade
);

create index appeal_openings_measure_idx on private.appeal_openings using btree (measure_id, at desc);

comment on table private.appeal_openings is 'Who has opened a page of an appeal, and when: who appealed sees it.';
