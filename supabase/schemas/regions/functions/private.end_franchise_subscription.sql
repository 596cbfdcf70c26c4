create or replace function private.end_franchise_subscription()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.rename_topic('region:' || old.id);
  perform private.recheck_subscriptions(old.franchise_owner_id);
  return null;
end
$function$;

comment on function private.end_franchise_subscription() is 'Whoever no longer owns the franchise of a region hears nothing more of it.';

revoke all on function private.end_franchise_subscription() from public;
