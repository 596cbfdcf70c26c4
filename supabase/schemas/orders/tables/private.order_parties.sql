create table private.order_parties (
  order_id uuid not null,
  role text not null,
  user_id uuid,
  vendor_id uuid,
  from_at timestamp with time zone not null default clock_timestamp(),
  until_at timestamp with time zone,
  link_hash text,
  held_by text generated always as (COALESCE((user_id)::text, (vendor_id)::text, link_hash)) stored not null,
  alone boolean not null default true,
  constraint order_parties_user_id_fkey foreign key (user_id) references auth.users(id),
  constraint party_is_somebody check ((num_nonnulls(user_id, vendor_id, link_hash) = 1)),
  constraint party_link_hash check ((link_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint order_parties_order_id_fkey foreign key (order_id) references public.enhanced_orders(id),
  constraint order_parties_vendor_id_fkey foreign key (vendor_id) references public.vendors(id),
  constraint order_parties_pkey primary key (order_id, role, held_by, from_at)
);

create unique index order_parties_alone_idx on private.order_parties using btree (order_id, role)
  where ((until_at is null) AND alone);

create index order_parties_link_idx on private.order_parties using btree (link_hash)
  where (link_hash is not null);

create unique index order_parties_present_idx on private.order_parties using btree (order_id, role, held_by)
  where (until_at is null);

create index order_parties_user_idx on private.order_parties using btree (user_id);

create index order_parties_vendor_idx on private.order_parties using btree (vendor_id);

comment on column private.order_parties.alone is 'Whether nobody else may have this part meanwhile, as the kind of part says.';

comment on column private.order_parties.link_hash is 'SHA-256 of the secret in a link, for somebody without an account, such as the receiver of a parcel.';

comment on column private.order_parties.until_at is 'Null for somebody who takes part; from this time on they neither see, hear nor move the order.';

comment on table private.order_parties is 'Who takes part in an order. Administrators and the region''s franchise take part in every order by rule and have no row. Rows are never deleted.';
