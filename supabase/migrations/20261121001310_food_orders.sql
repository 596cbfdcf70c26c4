-- What only orders of food know.

create table public.food_orders (
  order_id uuid primary key references public.enhanced_orders (id),
  no_cutlery boolean not null
);
comment on table public.food_orders is 'What a customer asks of an order of food beside what every order has. An order of another category has no row.';
comment on column public.food_orders.no_cutlery is 'Whether the restaurant leaves spoons and napkins out.';
alter table public.food_orders enable row level security;
create policy "customers read their orders of food, administrators all" on public.food_orders for select to authenticated
  using (private.owns_order(order_id) or (select private.is_admin()));
revoke all on public.food_orders from anon, authenticated;
grant select on public.food_orders to authenticated;

update private.order_kinds set request_keys = request_keys || '{no_cutlery}' where kind in ('delivery', 'pickup');

create function private.food_request(request jsonb) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  if jsonb_typeof(request -> 'no_cutlery') not in ('boolean', 'null') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return jsonb_build_object('no_cutlery', coalesce((request ->> 'no_cutlery')::boolean, false));
end
$$;
comment on function private.food_request is 'What a request for a quote asks of food: {no_cutlery}, a part of each of its orders of food.';

create function private.place_food(o public.enhanced_orders, part jsonb) returns void language sql set search_path = '' as $$
  insert into public.food_orders (order_id, no_cutlery) values (o.id, (part ->> 'no_cutlery')::boolean)
$$;
comment on function private.place_food is 'Writes down what private.food_request has read, for an order of food.';

insert into private.goods_categories (category, ask, place, packaging_tax_class) values
  ('food', 'private.food_request', 'private.place_food', 'restaurant');

create function private.no_cutlery(order_id uuid) returns boolean language sql stable set search_path = '' as $$
  select exists (select from public.food_orders as f where f.order_id = no_cutlery.order_id and f.no_cutlery)
$$;
comment on function private.no_cutlery is 'Whether an order comes without cutlery because its customer asked for that.';
