create or replace function public.set_group_rules (
  token text,
  limit_paise integer default null::integer,
  closes_at timestamp with time zone default null::timestamp with time zone
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  g private.group_carts := private.lock_group(set_group_rules.token);
begin
  perform private.group_host(g);
  perform private.check_group_rules(set_group_rules.limit_paise, set_group_rules.closes_at, g.expires_at);
  update private.group_carts as c set limit_paise = set_group_rules.limit_paise, closes_at = set_group_rules.closes_at
    where c.id = g.id;
  perform private.tell_group(g.id);
end
$function$;

comment on function public.set_group_rules(text, integer, timestamp
  with time zone) is 'The host sets how much each person may choose for, in paise, and until when; null is no limit.';

revoke all on function public.set_group_rules(text, integer, timestamp with time zone) from public;

grant execute
  on function public.set_group_rules(text, integer, timestamp with time zone)
  to authenticated, postgres;
