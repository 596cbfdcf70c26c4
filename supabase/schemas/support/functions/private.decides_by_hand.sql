create or replace function private.decides_by_hand (
  o public.enhanced_orders,
  problem private.help_problems,
  asked bigint,
  has_picture boolean
)
  returns text
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  lately integer;
  lately_paise bigint;
begin
  if problem.decided = 'by_hand' or o.status <> 'delivered' then return 'by_hand'; end if;
  if private.is_own_business(o) then return 'own_business'; end if;
  if asked <= 0 then return 'nothing_left'; end if;
  if problem.needs_lines and private.is_partly_refunded_by_hand(o.id) then return 'by_hand'; end if;
  if problem.needs_photo and not has_picture then return 'no_photo'; end if;
  if asked > private.setting_int('help_instant_paise') then return 'above_limit'; end if;
  select count(*), coalesce(sum(c.refund_paise), 0) into lately, lately_paise from private.order_claims as c
  where c.user_id in (select private.same_person(o.user_id, o)) and c.state = 'refunded_at_once'
    and c.created_at > now() - interval '30 days';
  if lately >= private.setting_int('help_instant_claims')
    or lately_paise + asked > private.setting_int('help_instant_sum_paise') then
    return 'too_often';
  end if;
  return null;
end
$function$;

comment on function private.decides_by_hand(public.enhanced_orders, private.help_problems, bigint, boolean) is
  'Why a person has to decide about a report; null where it is refunded at once. The caller has serialised the customer''s reports.';

revoke all
  on function private.decides_by_hand(public.enhanced_orders, private.help_problems, bigint, boolean)
  from public;
