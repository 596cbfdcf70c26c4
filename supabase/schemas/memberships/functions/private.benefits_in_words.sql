create or replace function private.benefits_in_words (
  plan_id uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('code', b.charge_code, 'off_bp', b.off_bp, 'from_paise', b.from_paise,
    'within_m', b.within_m, 'trade', b.trade) order by b.position), '[]')
  from private.membership_benefits as b where b.plan_id = benefits_in_words.plan_id
$function$;

comment on function private.benefits_in_words(uuid) is 'The benefits of a plan as a screen shows them.';

revoke all on function private.benefits_in_words(uuid) from public;
