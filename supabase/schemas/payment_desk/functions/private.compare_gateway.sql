create or replace function private.compare_gateway()
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.take_turns('gateway-comparison', '');
  insert into private.gateway_differences as d (kind, subject, ours_paise, theirs_paise)
  select c.kind, c.subject, c.ours_paise, c.theirs_paise from private.gateway_compared() as c
  on conflict (kind, subject) do update set ours_paise = excluded.ours_paise, theirs_paise = excluded.theirs_paise,
    is_open = true, found_at = case when d.is_open then d.found_at else now() end, decided_by = null,
    decided_at = null, note = null
  -- What was decided stays so while nothing of it changes.
  where d.decided_at is null or d.ours_paise <> excluded.ours_paise or d.theirs_paise <> excluded.theirs_paise;
  update private.gateway_differences as d set is_open = false
  where d.is_open and not exists (select from private.gateway_compared() as c
    where c.kind = d.kind and c.subject = d.subject);
  return (select count(*) from private.gateway_differences as d where d.is_open);
end
$function$;

comment on function private.compare_gateway() is 'Finds the differences anew, and ends those that are no more; answers how many are open.';

revoke all on function private.compare_gateway() from public;
