create trigger former_phones_are_remembered
  after update of phone on auth.users
  for each row
  when (((old.phone <> ''::text) AND (new.phone IS DISTINCT FROM old.phone)))
  execute function private.remember_phone();

create trigger phones_are_indian
  before insert or update of phone on auth.users
  for each row
  when (((new.phone <> ''::text) AND (NOT private.is_indian_mobile(new.phone))))
  execute function private.refuse_foreign_phone();

create trigger proven_users_are_verified
  after update of phone_confirmed_at, email_confirmed_at on auth.users
  for each row
  when ((((old.phone_confirmed_at IS NULL) AND (new.phone_confirmed_at IS
    NOT NULL)) OR ((old.email_confirmed_at IS NULL) AND (new.email_confirmed_at IS NOT NULL))))
  execute function private.mark_verified();

create trigger users_are_welcomed
  after insert on auth.users
  for each row
  execute function private.welcome_user();
