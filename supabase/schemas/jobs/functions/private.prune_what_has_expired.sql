create or replace function private.prune_what_has_expired()
  returns void
  language sql
  set search_path to ''
  AS $function$
  delete from private.topic_log where at < now() - interval '1 day';
  delete from realtime.messages where inserted_at < (now() at time zone 'utc') - interval '1 day';
  delete from private.quotes where expires_at < now() - interval '1 day';
  delete from private.idempotency_keys where created_at < now() - interval '7 days';
  delete from private.courier_track
    where at <= now() - make_interval(days => private.setting_int('position_keep_days'));
  delete from private.position_marks
    where at <= now() - make_interval(days => private.setting_int('position_keep_days'));
  delete from private.dispatch_decisions where at < now() - interval '30 days';
  delete from public.system_notifications where expires_at < now();
  -- One that was written in the moment of closing; everything else of the account goes with the closing itself.
  delete from public.system_notifications as n using private.closed_accounts as c where n.user_id = c.user_id;
  delete from private.ledger_checks where at < now() - interval '30 days' and imbalanced = 0
    and at < (select max(c.at) from private.ledger_checks as c where c.since is null);
  delete from private.customer_digests where at < now() - case kind
    when 'phone' then private.phone_digest_period() else private.device_digest_period() end;
  delete from public.app_logs where created_at < now() - interval '30 days';
  delete from public.security_violations where reported_at < now() - interval '90 days';
  -- Both only count: joins within an hour, places of pictures within a day.
  delete from private.group_joins where at < now() - interval '1 day';
  delete from private.picture_places where given_at < now() - interval '1 day';
$function$;

comment on function private.prune_what_has_expired() is 'Deletes rows that have expired.';

revoke all on function private.prune_what_has_expired() from public;
