create or replace function private.clean_parcel (
  request jsonb
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  parcel jsonb := request -> 'parcel';
begin
  if coalesce(jsonb_typeof(parcel), '') <> 'object' or not private.is_parcel_door(parcel -> 'pickup')
      or coalesce(jsonb_typeof(parcel -> 'drops'), '') <> 'array'
      or jsonb_array_length(parcel -> 'drops') not between 1 and 5
      or exists (select from jsonb_array_elements(parcel -> 'drops') as d where not private.is_parcel_door(d))
      or not private.are_texts(parcel, 'contents', 'contents_text', 'payer')
      or exists (select from jsonb_each(parcel) as e
        where case when e.key in ('grams', 'declared_paise', 'pays_at')
            then jsonb_typeof(e.value) not in ('number', 'null')
          or jsonb_typeof(e.value) = 'number' and ((e.value #>> '{}')::numeric <> trunc((e.value #>> '{}')::numeric)
            or abs((e.value #>> '{}')::numeric) > 1000000000)
          when e.key in ('fragile', 'insured', 'confirmed', 'sure')
            then jsonb_typeof(e.value) not in ('boolean', 'null')
          else false end) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return jsonb_build_object('parcel', jsonb_strip_nulls(jsonb_build_object(
    'pickup', private.parcel_door(parcel -> 'pickup'),
    'drops', (select jsonb_agg(private.parcel_door(e.d) order by e.n)
      from jsonb_array_elements(parcel -> 'drops') with ordinality as e (d, n)),
    'grams', parcel -> 'grams', 'contents', left(parcel ->> 'contents', 30),
    'contents_text', nullif(left(trim(private.without_marks(parcel ->> 'contents_text')), 200), ''),
    'confirmed', parcel -> 'confirmed', 'sure', parcel -> 'sure', 'fragile', parcel -> 'fragile',
    'declared_paise', parcel -> 'declared_paise',
    -- Never by a default, only by the word of this request.
    'insured', coalesce((parcel ->> 'insured')::boolean, false),
    'payer', case when parcel ->> 'payer' = 'receiver' then 'receiver' else 'sender' end,
    'pays_at', parcel -> 'pays_at')));
end
$function$;

comment on function private.clean_parcel(jsonb) is 'What is kept of a parcel in a request: {pickup, drops (one to five doors), grams, contents, contents_text, confirmed, sure, fragile, declared_paise, insured, payer, pays_at}.';

revoke all on function private.clean_parcel(jsonb) from public;
