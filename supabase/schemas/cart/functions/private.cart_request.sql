create or replace function private.cart_request (
  request jsonb
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  place jsonb := nullif(request -> 'place', 'null');
  cleaned jsonb;
begin
  perform private.bound(request, 110000);
  if jsonb_typeof(request) is distinct from 'object' then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if place is not null and not (case when jsonb_typeof(place) = 'object' and jsonb_typeof(place -> 'lat') = 'number'
        and jsonb_typeof(place -> 'lng') = 'number'
        and coalesce(jsonb_typeof(place -> 'pincode'), 'null') in ('string', 'null')
          and length(coalesce(place ->> 'pincode', '')) <= 6
      then (place ->> 'lat')::numeric between -90 and 90 and (place ->> 'lng')::numeric between -180 and 180 else false
        end) then
    perform private.refuse(400, 'place_invalid', 'This place could not be understood.');
  end if;
  -- A cart knows no tip or gift yet.
  cleaned := private.clean_request(request - array['place', 'items', 'tip_paise', 'gift', 'instructions']);
  if cleaned ->> 'address_id' is null and place is not null then
    cleaned := cleaned || jsonb_build_object('place', jsonb_build_object('lat', place -> 'lat', 'lng', place -> 'lng',
      'pincode', coalesce(place ->> 'pincode',
        private.pincode_near((place ->> 'lat')::double precision, (place ->> 'lng')::double precision))));
  end if;
  if auth.uid() is null then
    cleaned := cleaned || jsonb_build_object('lines',
      (select coalesce(jsonb_agg(jsonb_build_object('item_id', g.item_id,
        'option_ids', g.option_ids, 'quantity', g.quantity)), '[]'::jsonb)
      from private.guest_lines(coalesce(request -> 'items', '[]'::jsonb)) as g
        where pg_input_is_valid(g.item_id, 'uuid')));
  end if;
  return cleaned;
end
$function$;

comment on function private.cart_request(jsonb) is 'What is kept of a request about the caller''s cart, with a guest''s own lines. Refuses request_invalid, place_invalid.';

revoke all on function private.cart_request(jsonb) from public;
