create extension pgcrypto schema extensions;

comment on extension pgcrypto is 'cryptographic functions';
