create or replace function private.membership_in_quote (
  orders jsonb,
  membership jsonb,
  priced jsonb
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  if membership is not null then
    return jsonb_build_object('is_member', true, 'saving_paise', (select coalesce(sum((o ->> 'saving_paise')::bigint),
        0) from jsonb_array_elements(orders) as o),
      'missing', (select coalesce(jsonb_agg(distinct l), '[]') from jsonb_array_elements(orders) as o,
        jsonb_array_elements(o -> 'missing') as l));
  end if;
  return jsonb_build_object('is_member', false, 'saving_paise', private.would_save(priced), 'missing', '[]'::jsonb);
end
$function$;

comment on function private.membership_in_quote(jsonb, jsonb, jsonb) is 'What a quote says of memberships: {is_member, saving_paise (what one saves, or would save), missing}.';

revoke all on function private.membership_in_quote(jsonb, jsonb, jsonb) from public;
