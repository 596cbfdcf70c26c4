-- "Buy now": a quote of some lines of the cart, named by their ids; ordering it leaves the others (docs/decisions/0085).

create or replace function private.wanted_lines(caller uuid, request jsonb) returns setof public.unified_cart_items
language plpgsql stable set search_path = '' as $$
begin
  -- Only the server itself can name lines by item: private.clean_request keeps no such key of a client's request.
  if request ? 'lines' then
    return query
      select r.* from jsonb_array_elements(request -> 'lines') with ordinality as l (line, n)
      join public.catalog_items as i on i.id = (l.line ->> 'item_id')::uuid
      cross join lateral jsonb_populate_record(null::public.unified_cart_items, jsonb_build_object('user_id', caller,
        'item_id', i.id, 'item_type', 'product', 'name', i.name, 'unit_paise', i.price_paise, 'vendor_id', i.vendor_id,
        'vendor_name', '', 'option_ids', coalesce(l.line -> 'option_ids', '[]'), 'options', '[]'::jsonb,
        'quantity', l.line -> 'quantity', 'created_at', timestamptz '2000-01-01' + make_interval(secs => l.n))) as r;
    return;
  end if;
  return query select c.* from public.unified_cart_items as c
    where c.user_id = caller and (not request ? 'cart_item_ids' or request -> 'cart_item_ids' ? c.id::text)
      and (request -> 'vendor_ids' is null or jsonb_typeof(request -> 'vendor_ids') <> 'array'
        or request -> 'vendor_ids' ? c.vendor_id::text);
end
$$;
comment on function private.wanted_lines is
  'What a request is about: the caller''s cart, or of it the lines or the vendors that it names; the server itself can '
  'name lines [{item_id, quantity, option_ids?}], as a subscription does.';

create function private.are_line_ids(ids jsonb) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(ids) = 'null' then return true; end if;
  if jsonb_typeof(ids) <> 'array' or jsonb_array_length(ids) not between 1 and 60 then return false; end if;
  return not exists (select from jsonb_array_elements(ids) as id
    where jsonb_typeof(id) <> 'string' or not pg_input_is_valid(id #>> '{}', 'uuid'));
end
$$;
comment on function private.are_line_ids is 'Whether these are ids of as many lines as a cart holds, at least one.';
revoke execute on function private.are_line_ids(jsonb) from public;

-- The rest of this function is another subject's: it changes in two places.
do $$
declare
  source text := pg_catalog.pg_get_functiondef('private.clean_request(jsonb)'::regprocedure);
  changed text := replace(replace(source,
    'or jsonb_typeof(request -> ''vendor_ids'') not in (''array'', ''null'')',
    'or jsonb_typeof(request -> ''vendor_ids'') not in (''array'', ''null'')
      or (request ? ''cart_item_ids'' and not private.are_line_ids(request -> ''cart_item_ids''))'),
    '''vendor_ids'', request -> ''vendor_ids'',', '''vendor_ids'', request -> ''vendor_ids'',
    ''cart_item_ids'', request -> ''cart_item_ids'',');
begin
  if changed not like '%private.are_line_ids(%' or changed not like '%''cart_item_ids'', request%' then
    raise exception 'private.clean_request is not what this migration changes';
  end if;
  execute changed;
end
$$;

create or replace function public.quote_order(request jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  cleaned jsonb := private.clean_request(request);
begin
  perform private.pace_quotes(caller);
  if exists (select from jsonb_array_elements_text(cleaned -> 'cart_item_ids') as named (id)
      where not exists (select from public.unified_cart_items as c
        where c.user_id = caller and c.id::text = named.id)) then
    perform private.refuse(404, 'cart_item_not_found', 'Item not found');
  end if;
  return private.store_quote(caller, cleaned, private.build_quote(caller, cleaned));
end
$$;
do $$
begin
  execute format('comment on function public.quote_order is %L',
    pg_catalog.obj_description('public.quote_order(jsonb)'::regprocedure)
    || ' With cart_item_ids it is about these lines of the cart alone, and ordering it leaves the others.');
end
$$;
