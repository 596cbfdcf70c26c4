create or replace function private.parcel_problems (
  parcel jsonb,
  rate private.parcel_rates
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  problems jsonb := '[]';
  content private.parcel_contents;
  grams integer := (parcel ->> 'grams')::integer;
  heaviest integer := (select max(w.up_to_grams) from private.parcel_weights as w where w.rate_id = rate.id);
  said text := ' ' || regexp_replace(lower(coalesce(parcel ->> 'contents_text', '')), '[^[:alnum:]]+', ' ', 'g') || ' ';
begin
  select * into content from private.parcel_contents as k where k.kind = parcel ->> 'contents';
  if content.kind is null then problems := problems || private.problem('parcel_contents_missing');
  elsif not content.allowed then problems := problems || private.problem('parcel_prohibited');
  elsif coalesce(parcel ->> 'confirmed', '') <> 'true' then
    problems := problems || private.problem('parcel_unconfirmed');
  elsif coalesce(parcel ->> 'sure', '') <> 'true'
      and exists (select from private.parcel_words as w where said like '% ' || w.words || ' %') then
    problems := problems || private.problem('parcel_contents_asked');
  end if;
  if coalesce(grams, 0) = 0 then problems := problems || private.problem('parcel_empty');
  elsif grams < 0 then problems := problems || private.problem('parcel_weight_invalid');
  elsif grams > heaviest then
    problems := problems || private.problem('parcel_too_heavy', jsonb_build_object('most_grams', heaviest));
  end if;
  if (parcel ->> 'declared_paise')::integer < 0
      or (parcel ->> 'insured')::boolean and coalesce((parcel ->> 'declared_paise')::integer, 0) = 0 then
    problems := problems || private.problem('parcel_value_missing');
  elsif (parcel ->> 'insured')::boolean and (parcel ->> 'declared_paise')::integer > rate.declared_max_paise then
    problems := problems || private.problem('parcel_value_too_high', jsonb_build_object('most_paise',
      rate.declared_max_paise));
  end if;
  if exists (select from jsonb_array_elements((parcel -> 'drops') || (parcel -> 'pickup')) as d
      where coalesce(length(d ->> 'name'), 0) < 1 or coalesce(d ->> 'phone', '') !~ '^\+91[6-9][0-9]{9}$'
        or coalesce(length(d ->> 'line'), 0) < 3) then
    problems := problems || private.problem('parcel_door_incomplete');
  end if;
  return problems;
end
$function$;

comment on function private.parcel_problems(jsonb, private.parcel_rates) is 'Why a parcel cannot be sent as it is described: what it contains is settled before a price is taken.';

revoke all on function private.parcel_problems(jsonb, private.parcel_rates) from public;
