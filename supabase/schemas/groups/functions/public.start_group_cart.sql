create or replace function public.start_group_cart (
  vendor_id uuid,
  name text,
  limit_paise integer default null::integer,
  closes_at timestamp with time zone default null::timestamp with time zone
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  label text := private.group_label(start_group_cart.name);
  g private.group_carts;
  host uuid;
begin
  perform private.check_group_rules(start_group_cart.limit_paise, start_group_cart.closes_at,
    now() + interval '24 hours');
  if not exists (select from public.vendors as v where v.id = start_group_cart.vendor_id and v.status = 'active'
    and v.kind in ('food', 'grocery')) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  perform private.take_turns('group', caller::text);
  -- Started already, perhaps on another device, or only the answer was lost.
  select * into g from private.group_carts as c where c.host_id = caller and c.vendor_id = start_group_cart.vendor_id
    and c.state in ('open', 'locked', 'taken') and c.expires_at > now();
  if found then return g.token; end if;
  perform private.end_group(c) from private.group_carts as c where c.host_id = caller
    and c.vendor_id = start_group_cart.vendor_id
    and c.state in ('open', 'locked', 'taken');
  if (select count(*) from private.group_carts as c where c.host_id = caller
    and c.created_at > now() - interval '1 day') >= 20 then
    perform private.refuse(429, 'too_many_changes', 'That was too often. Please try again later.');
  end if;
  insert into private.group_carts (token, host_id, vendor_id, limit_paise, closes_at)
  values (translate(encode(extensions.gen_random_bytes(16), 'base64'), '+/=', '-_'), caller, start_group_cart.vendor_id,
    start_group_cart.limit_paise, start_group_cart.closes_at)
  returning * into g;
  insert into private.group_people (group_id, user_id, name, is_host) values (g.id, caller, label, true) returning id
    into host;
  perform private.take_turns('cart', caller::text);
  -- What the host has chosen so far is the host's part of the group.
  with moved as (
    delete from public.unified_cart_items as c where c.user_id = caller and c.vendor_id = g.vendor_id
      and c.group_person_id is null returning c.*
  )
  insert into private.group_lines (person_id, item_id, option_ids, options_key, options, name, unit_paise, quantity,
    special_instructions, created_at)
  select host, m.item_id::uuid, m.option_ids, m.options_key, m.options, m.name, m.unit_paise, m.quantity,
    m.special_instructions, m.created_at from moved as m;
  perform private.publish('user:' || caller, 'cart', '{}'::jsonb);
  return g.token;
end
$function$;

comment on function public.start_group_cart(uuid, text, integer, timestamp
  with time zone) is 'Starts a group cart of one vendor and moves the caller''s lines of that vendor into it; answers the token of its link, also of the one that is under way.';

revoke all on function public.start_group_cart(uuid, text, integer, timestamp with time zone) from public;

grant execute
  on function public.start_group_cart(uuid, text, integer, timestamp with time zone)
  to authenticated, postgres;
