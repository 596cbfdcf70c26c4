create or replace function private.clean_request (
  request jsonb
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  asked private.trade_kinds[];
  own jsonb := '{}';
  cleaner text;
  more jsonb;
begin
  -- The instructions are the longest part; a cart holds sixty lines, so at most sixty vendors.
  perform private.bound(request, 8000);
  if jsonb_typeof(request) = 'object' and private.are_texts(request, 'trade', 'fulfilment') then
    asked := array(select k from private.asked_kinds(jsonb_strip_nulls(request)) as k);
  end if;
  if coalesce(cardinality(asked), 0) = 0 or not private.is_bounded(request)
      or jsonb_typeof(request -> 'vendor_ids') not in ('array', 'null')
      or (request ? 'cart_item_ids' and not private.are_line_ids(request -> 'cart_item_ids'))
      or jsonb_typeof(request -> 'address_id') not in ('string', 'null')
      or jsonb_typeof(request -> 'scheduled_for') not in ('string', 'null')
      or jsonb_typeof(request -> 'business') not in ('string', 'null') or length(request ->> 'business') > 60
      or not private.are_texts(request, 'instructions', 'coupon_code', 'language')
      or not private.are_slots(request -> 'slots') or not private.is_gift(request -> 'gift')
      or length(request ->> 'address_id') > 60 or length(request ->> 'scheduled_for') > 60
      or (case jsonb_typeof(request -> 'vendor_ids') when 'array' then jsonb_array_length(request -> 'vendor_ids') > 60
        or exists (select from jsonb_array_elements(request -> 'vendor_ids') as v
          where not coalesce(pg_input_is_valid(v #>> '{}', 'uuid'), false))
        else false end) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  for cleaner in select distinct t.clean from unnest(asked) as k join private.trades as t on t.trade = k.trade
      where t.clean is not null order by t.clean loop
    execute format('select %s($1)', cleaner) into more using request;
    own := own || more;
  end loop;
  -- What is common goes before what a trade's own function returns.
  return jsonb_strip_nulls(own || jsonb_build_object('trade', request -> 'trade', 'fulfilment',
    request -> 'fulfilment',
    'address_id', request -> 'address_id', 'vendor_ids', request -> 'vendor_ids',
    'cart_item_ids', request -> 'cart_item_ids', 'tip_paise', request -> 'tip_paise',
    'coupon_code', left(private.pasted_code(request ->> 'coupon_code'), 20),
    'scheduled_for', request -> 'scheduled_for', 'slots', request -> 'slots', 'gift', request -> 'gift',
    'business', request -> 'business',
    'instructions', left(request ->> 'instructions', 300), 'language', left(request ->> 'language', 10)));
end
$function$;

comment on function private.clean_request(jsonb) is 'What is kept of a request for a quote: known keys of known types and bounded size.';

revoke all on function private.clean_request(jsonb) from public;
