create or replace function public.group_cart (
  token text,
  secret text default null::text,
  language text default null::text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  g private.group_carts := private.group_by_token(group_cart.token);
  me private.group_people := private.group_caller(g, group_cart.secret);
  about jsonb;
begin
  select jsonb_build_object('id', g.id, 'state', g.state, 'server_now', now(), 'expires_at', g.expires_at, 'closes_at',
    g.closes_at, 'limit_paise', g.limit_paise,
    'accepting', g.state = 'open' and coalesce(g.closes_at > now(), true),
    'host_name', (select p.name from private.group_people as p where p.group_id = g.id and p.is_host),
    'people_count', (select count(*) from private.group_people as p where p.group_id = g.id and p.left_at is null),
    'vendor', jsonb_build_object('id', v.id, 'slug', v.slug, 'name', v.name, 'kind', v.kind, 'picture', v.picture,
      'min_order_paise', v.min_order_paise,
      'is_active', v.status = 'active',
      'is_open', private.takes_orders(v, now()),
      'opens_at', case when v.paused_until > now() then v.paused_until when not private.vendor_is_open(v.id, now())
        then private.vendor_next_opening(v.id, now()) end),
    'me', null, 'people', '[]'::jsonb, 'lines', '[]'::jsonb, 'order', null, 'order_id', null)
  into about from public.vendors as v where v.id = g.vendor_id;
  -- Whoever has not joined learns whose group it is, and nothing of what anybody chose.
  if me.id is null then return about; end if;
  return about || jsonb_build_object('me', me.id,
    'people', (select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'is_host', p.is_host, 'ready',
      p.ready_at is not null) order by p.is_host desc, p.joined_at, p.id)
      from private.group_people as p where p.group_id = g.id and p.left_at is null),
    'bill', case when g.state <> 'ordered' then private.group_bill(g) end,
    'lines', case when g.state = 'ordered' then '[]'::jsonb else private.group_lines_now(g, group_cart.language) end,
    'order', case when g.order_id is not null then private.group_order_now(g, group_cart.language) end,
    'order_id', case when me.is_host then g.order_id end);
end
$function$;

comment on function public.group_cart(text, text, text) is 'A group cart as the caller may see it: to a stranger with the link its vendor and host, to a participant who chose what, and after ordering the status and what each line cost.';

revoke all on function public.group_cart(text, text, text) from public;

grant execute on function public.group_cart(text, text, text) to anon, authenticated, postgres;
