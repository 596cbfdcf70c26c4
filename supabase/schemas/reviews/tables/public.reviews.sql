create table public.reviews (
  id uuid not null default gen_random_uuid(),
  order_id uuid,
  vendor_id uuid,
  courier_id uuid,
  author_id uuid not null,
  author_name text not null,
  stars smallint not null,
  body text,
  reply text,
  created_at timestamp with time zone not null default now(),
  replied_at timestamp with time zone,
  item_id uuid,
  product_id uuid,
  seller_id uuid,
  item_name text,
  photos text[] not null default '{}'::text[],
  state text not null default 'shown'::text,
  helpful integer not null default 0,
  reports integer not null default 0,
  reported_at timestamp with time zone,
  edited_at timestamp with time zone,
  subject_id uuid not null,
  subject_kind text not null,
  constraint review_body_length check ((length(body) <= 1000)),
  constraint review_item_name_length check ((length(item_name) <= 200)),
  constraint review_of_item_whole
    check ((((item_id IS NULL) OR (num_nulls(seller_id, item_name) = 0)) AND ((item_id IS
    NOT NULL) OR (product_id IS NULL)))),
  constraint review_of_its_subject
    check
    (((num_nonnulls(vendor_id, courier_id, item_id) <= 1) AND (subject_id = COALESCE(vendor_id, courier_id,
    product_id,
    item_id,
    subject_id)) AND ((order_id IS NOT NULL) OR (num_nonnulls(vendor_id, courier_id, item_id) = 0)))),
  constraint review_photos_few check ((cardinality(photos) <= 4)),
  constraint review_reply_length check ((length(reply) <= 1000)),
  constraint review_stars_range check (((stars >= 1) AND (stars <= 5))),
  constraint review_state check ((state = ANY (ARRAY['shown'::text, 'reported'::text, 'removed'::text]))),
  constraint reviews_author_id_fkey foreign key (author_id) references auth.users(id) on delete cascade,
  constraint reviews_courier_id_fkey foreign key (courier_id) references public.couriers(user_id),
  constraint reviews_order_id_fkey foreign key (order_id) references public.enhanced_orders(id),
  constraint reviews_pkey primary key (id),
  constraint reviews_subject_kind_fkey foreign key (subject_kind) references private.review_subjects(kind),
  constraint reviews_seller_id_fkey foreign key (seller_id) references public.vendors(id),
  constraint reviews_vendor_id_fkey foreign key (vendor_id) references public.vendors(id)
);

alter table public.reviews
  enable row level security;

create index reviews_author_idx on public.reviews using btree (author_id, created_at desc, id desc);

create index reviews_business_idx on public.reviews
  using btree (COALESCE(vendor_id, seller_id), created_at desc, id desc);

create index reviews_courier_idx on public.reviews using btree (courier_id);

create unique index reviews_one_per_item_idx on public.reviews using btree (order_id, subject_id)
  where (item_id is not null);

create unique index reviews_one_per_party_idx on public.reviews using btree (order_id, ((vendor_id is null)))
  where (item_id is null);

create unique index reviews_one_without_order_idx on public.reviews
  using btree (subject_kind, subject_id, author_id)
  where (order_id is null);

create index reviews_photos_idx on public.reviews using gin (photos)
  where (photos <> '{}'::text[]);

create index reviews_reported_idx on public.reviews using btree (reported_at, id)
  where (reports > 0);

create index reviews_seller_idx on public.reviews using btree (seller_id);

create index reviews_subject_idx on public.reviews using btree (subject_id, created_at desc, id desc);

create index reviews_subject_kind_idx on public.reviews using btree (subject_kind);

create index reviews_vendor_idx on public.reviews using btree (vendor_id, created_at desc);

create trigger changed_ratings_are_kept
  after update on public.reviews
  for each row
  when
    (((((old.stars IS DISTINCT FROM new.stars) OR (old.state IS DISTINCT FROM new.state)) OR ((old.body IS
    NULL) IS DISTINCT FROM (new.body IS NULL))) OR (old.photos IS DISTINCT FROM new.photos)))
  execute function private.keep_ratings();

create trigger ratings_are_kept
  after insert or delete on public.reviews
  for each row
  execute function private.keep_ratings();

create trigger replies_are_told
  before update of reply on public.reviews
  for each row
  when ((old.reply IS DISTINCT FROM new.reply))
  execute function private.tell_of_reply();

create trigger reviews_count
  after insert or delete or update of stars, state on public.reviews
  for each row
  execute function private.note_review_figures();

create trigger reviews_name_their_subject
  before insert on public.reviews
  for each row
  when ((num_nonnulls(new.vendor_id, new.courier_id, new.item_id) = 1))
  execute function private.name_review_subject();

create trigger texts_are_plain
  before insert or update of author_name, body, reply on public.reviews
  for each row
  execute function private.keep_plain('author_name', 'body', 'reply');

create policy "a vendor's people reply" on "public"."reviews"
  for update
  to "authenticated"
  using (((vendor_id is not null) AND private.may(vendor_id, 'catalogue'::text)))
  with check (((vendor_id IS NOT NULL) AND private.may(vendor_id, 'catalogue'::text)));

create policy "everyone reads reviews that are shown" on public.reviews
  for select
  to anon, authenticated
  using
    ((((state = 'shown'::text) AND (subject_kind = ANY (( select private.listed_review_subjects() as
    listed_review_subjects)::text[]))) or ( select private.is_admin() as is_admin)));

comment on column public.reviews.author_name is 'The first word of the full name; empty where there is none, and the reader''s language says who it was.';

comment on column public.reviews.item_id is 'The item that was bought, without a reference: the review of a product outlives one seller''s item.';

comment on column public.reviews.item_name is 'The item''s name as it was bought, or what a trade''s subject is called.';

comment on column public.reviews.photos is 'Paths in the bucket review-pictures.';

comment on column public.reviews.product_id is 'The product that the item was one of; the reviews of all its sellers are shown together.';

comment on column public.reviews.replied_at is 'When the vendor''s people wrote the reply that stands.';

comment on column public.reviews.reported_at is 'The first of the reports that wait for a decision.';

comment on column public.reviews.reports is 'People who reported it since the last decision.';

comment on column public.reviews.seller_id is 'Whose people answer where vendor_id is not what was reviewed: who sold the item, or a vendor that the trade names.';

comment on column public.reviews.state is 'shown; reported: hidden until an administrator decides; removed by an administrator.';

comment on column public.reviews.subject_id is 'What lists and counts are kept for: the vendor, the courier, the product or the item that is part of no product, or the subject of a trade.';

comment on column public.reviews.subject_kind is 'What was reviewed: vendor, courier, item, or what a trade adds.';

comment on table public.reviews is 'Stars, words and photos for what somebody bought or who served them: one for each party and item of an order, and one of each author for what is reviewed without an order.';

grant select (
  author_name, body, created_at, edited_at, helpful, id, item_id, item_name, photos, product_id, replied_at,
  reply, seller_id, stars, subject_id, subject_kind, vendor_id
) on table public.reviews to anon;

grant select (
  author_name, body, created_at, edited_at, helpful, id, item_id, item_name, photos, product_id, replied_at,
  seller_id, stars, subject_id, subject_kind, vendor_id
) on table public.reviews to authenticated;

grant select (
  reply), UPDATE (reply
) on table public.reviews to authenticated;
