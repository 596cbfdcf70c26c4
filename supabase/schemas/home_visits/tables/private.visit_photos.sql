create table private.visit_photos (
  path text not null,
  order_id uuid not null,
  stage text not null,
  taken_by uuid,
  taken_at timestamp with time zone not null default now(),
  constraint visit_photo_stage check ((stage = ANY (ARRAY['before'::text, 'after'::text]))),
  constraint visit_photos_pkey primary key (path),
  constraint visit_photos_taken_by_fkey foreign key (taken_by) references auth.users(id) on delete set null,
  constraint visit_photos_order_id_fkey foreign key (order_id) references public.enhanced_orders(id)
    on delete cascade
);

create index visit_photos_order_idx on private.visit_photos using btree (order_id, taken_at);

create index visit_photos_taken_by_idx on private.visit_photos using btree (taken_by);

comment on table private.visit_photos is 'Photos that whoever came took before and after the work, by their place in the bucket visit-pictures; for the two parties and the help, until private.forget_visit_photos.';
