-- The lines of a quote and of a receipt in the reader's language: a cart said "చికెన్ బిర్యానీ" and the checkout "Chicken biryani". What is
-- stored, compared and placed stays as the vendor wrote it; only the answer is translated.

create function private.names_in(item_ids uuid[], language text)
returns table (item_id uuid, written text, name text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    select i.id, private.item_label(i.name, i.unit, v.kind),
      private.item_label(coalesce(i.name_translations ->> names_in.language, w.text), i.unit, v.kind)
    from public.catalog_items as i
    join public.vendors as v on v.id = i.vendor_id
    left join public.dictionary as w
      on w.kind = 'item' and w.source = lower(i.name) and w.language = names_in.language
    where i.id = any (names_in.item_ids)
      and coalesce(i.name_translations ->> names_in.language, w.text) is not null;
end
$$;
comment on function private.names_in is
  'The names of items in a language as carts and receipts write them, beside what the vendor wrote; without a translation no row.';

create function private.quote_in(quote jsonb, language text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  ids uuid[] := array(select (l ->> 'item_id')::uuid
    from jsonb_array_elements(quote -> 'orders') as o, jsonb_array_elements(o -> 'lines') as l
    where pg_input_is_valid(l ->> 'item_id', 'uuid')
    union select (p ->> 'item_id')::uuid from jsonb_array_elements(quote -> 'problems') as p
    where pg_input_is_valid(coalesce(p ->> 'item_id', ''), 'uuid'));
  names jsonb := (select jsonb_object_agg(n.item_id, n.name) from private.names_in(ids, quote_in.language) as n);
begin
  if names is null then return quote; end if;
  return quote || jsonb_build_object(
    'orders', (select jsonb_agg(o || jsonb_build_object('lines', (
        select jsonb_agg(l || jsonb_build_object('name', coalesce(names ->> (l ->> 'item_id'), l ->> 'name')) order by e.n)
        from jsonb_array_elements(o -> 'lines') with ordinality as e (l, n))) order by f.n)
      from jsonb_array_elements(quote -> 'orders') with ordinality as f (o, n)),
    'problems', (select coalesce(jsonb_agg(case when names ? (p ->> 'item_id')
        then p || jsonb_build_object('item_name', names -> (p ->> 'item_id')) else p end order by g.n), '[]'::jsonb)
      from jsonb_array_elements(quote -> 'problems') with ordinality as g (p, n)));
end
$$;
comment on function private.quote_in is 'A quote as a reader of a language sees it: the names of its items, also in its problems.';

create function public.item_names(item_ids uuid[], language text)
returns table (item_id uuid, written text, name text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_user();
  if cardinality(item_ids) > 200 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return query select * from private.names_in(item_names.item_ids, left(item_names.language, 10));
end
$$;
comment on function public.item_names is
  'The names of at most 200 items in a language, beside what the vendor writes now (written): an order keeps the name of its day, and is '
  'translated where both are the same. Items without a translation are left out.';
revoke execute on function public.item_names(uuid[], text) from public, anon;
grant execute on function public.item_names(uuid[], text) to authenticated;
revoke execute on function private.names_in(uuid[], text), private.quote_in(jsonb, text) from public;

create or replace function private.store_quote(caller uuid, request jsonb, built jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored private.quotes;
begin
  insert into private.quotes (user_id, request, quote, hash)
  values (caller, request, built, private.quote_hash(built)) returning * into stored;
  return private.quote_in(built || jsonb_build_object(
    'orders', (select coalesce(jsonb_agg(o - array['terms', 'accept_seconds', 'prep_minutes']), '[]'::jsonb)
      from jsonb_array_elements(built -> 'orders') as o),
    'quote_id', case when (built ->> 'placeable')::boolean then stored.id end,
    'hash', stored.hash, 'expires_at', stored.expires_at, 'wallet_balance_paise', private.wallet_balance(caller)),
    request ->> 'language');
end
$$;

-- The rest of this function is another subject's: it changes in two places.
do $$
declare
  source text := pg_catalog.pg_get_functiondef('private.clean_request(jsonb)'::regprocedure);
  changed text := replace(replace(source, '''instructions'', ''coupon_code'')', '''instructions'', ''coupon_code'', ''language'')'),
    'left(request ->> ''instructions'', 300))',
    'left(request ->> ''instructions'', 300), ''language'', left(request ->> ''language'', 10))');
begin
  if changed not like '%''coupon_code'', ''language'')%' or changed not like '%left(request ->> ''language'', 10))%' then
    raise exception 'private.clean_request is not what this migration changes';
  end if;
  execute changed;
end
$$;
do $$
begin
  execute format('comment on function public.quote_order is %L',
    pg_catalog.obj_description('public.quote_order(jsonb)'::regprocedure) || ' With a language in the request, items are named in it.');
end
$$;
